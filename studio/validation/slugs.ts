/** Honorifics before a name, which slugs leave out. */
const titles = /^(dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame|rev)-/

export function slugFromName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(titles, '')
}

export function checkClinicianSlug(slug: string): string | true {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'Use lower-case letters, numbers and hyphens, such as ada-example.'
  }
  return titles.test(slug) ? 'Leave out the title: write ada-example for Dr Ada Example.' : true
}

/**
 * Converts a title or a typed path to the path of a page. Keeps slashes, removes accents and turns other characters
 * into hyphens.
 */
export function pathFromTitle(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter((part) => part !== '')
  return `/${words.join('/')}`
}
