/**
 * Runs in the page: imitates the translators of browsers. Wraps every text in elements and changes it to upper case,
 * including texts that are added later.
 */
export function translatePage(): void {
  const untranslated = 'script, style, noscript, textarea, option, title, svg, font'
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text) texts.push(node)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue
      const wrapper = document.createElement('template')
      wrapper.innerHTML = '<font><font></font></font>'
      wrapper.content.querySelector('font font')?.append(text.data.toUpperCase())
      text.replaceWith(wrapper.content)
    }
  }
  const begin = () => {
    translate(document.body)
    new MutationObserver((changes) => {
      for (const {addedNodes, target} of changes)
        if (addedNodes.length > 0 && target.isConnected) translate(target)
    }).observe(document.body, {childList: true, subtree: true})
    document.documentElement.classList.add('translated-ltr')
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  else begin()
}
