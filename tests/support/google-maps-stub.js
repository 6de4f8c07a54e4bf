/**
 * Stub of the Google Maps script, with the API that `@vis.gl/react-google-maps` uses. It records the calls in
 * `globalThis.googleCalls`.
 */
const calls = {options: [], fits: []}
globalThis.googleCalls = calls

class Target {
  constructor() {
    this.listeners = new Map()
  }

  set(name, value) {
    this[name] = value
  }

  emit(name) {
    for (const listener of this.listeners.get(name) ?? []) listener({})
  }
}

class GoogleMap extends Target {
  constructor(element, options) {
    super()
    this.element = element
    calls.options.push(options)
  }

  getDiv() {
    return this.element
  }

  setOptions() {}

  moveCamera() {}

  fitBounds(bounds, padding) {
    calls.fits.push({bounds, padding})
  }
}

class AdvancedMarkerElement extends HTMLElement {
  connectedCallback() {
    this.tabIndex = 0
    this.setAttribute('role', 'button')
    this.setAttribute('aria-label', this.title)
  }

  get content() {
    return this.firstElementChild
  }

  set content(element) {
    this.replaceChildren(element)
    this.onclick = () => this.dispatchEvent(new Event('gmp-click'))
  }

  get map() {
    return this.parentMap
  }

  set map(map) {
    this.parentMap = map
    if (map === null) this.remove()
    else map.getDiv().append(this)
  }
}
customElements.define('gmp-advanced-marker', AdvancedMarkerElement)

class InfoWindow extends Target {
  constructor(options) {
    super()
    this.element = document.createElement('div')
    this.element.setAttribute('role', 'dialog')
    this.setOptions(options)
  }

  setOptions({headerContent}) {
    this.header = headerContent
  }

  setContent(content) {
    this.content = content
  }

  open({map}) {
    this.element.replaceChildren(this.header, this.content)
    map.getDiv().append(this.element)
  }

  close() {
    this.element.remove()
    this.emit('close')
  }
}

const libraries = {core: {}, maps: {Map: GoogleMap, InfoWindow}, marker: {AdvancedMarkerElement}}
Object.assign(google.maps, {
  version: '3.65.0',
  Map: GoogleMap,
  InfoWindow,
  Settings: {getInstance: () => ({})},
  event: {
    addListener(target, name, listener) {
      const all = target.listeners.get(name) ?? new Set()
      target.listeners.set(name, all.add(listener))
      return {remove: () => all.delete(listener)}
    },
    clearInstanceListeners: (target) => target.listeners.clear(),
  },
  importLibrary: (name) => Promise.resolve(libraries[name]),
})
google.maps.__ib__()
