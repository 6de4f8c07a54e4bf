// jsdom has no layout, and so no scrolling. Tests in Node have no elements.
if (globalThis.Element !== undefined) {
  globalThis.Element.prototype.scrollIntoView ??= () => undefined
}
