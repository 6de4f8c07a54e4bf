/** Titles before a name, which addresses leave out. */
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

export function issueOfClinicianSlug(slug: string): string | true {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'Use lower-case letters, numbers and hyphens, such as ada-example.'
  }
  return titles.test(slug) ? 'Leave out the title: write ada-example for Dr Ada Example.' : true
}
