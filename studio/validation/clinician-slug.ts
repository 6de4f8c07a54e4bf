/** Titles that stand before a name and in no address. */
const titles = /^(dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame|rev)-/

/**
 * Turns the name of a clinician into the last part of the address of the profile.
 *
 * @param name - with or without title
 */
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

/**
 * Says what is wrong with the last part of the address of a profile.
 *
 * @param slug - as an editor typed it
 */
export function issueOfClinicianSlug(slug: string): string | true {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'Use lower-case letters, numbers and hyphens, such as ada-example.'
  }
  return titles.test(slug) ? 'Leave out the title: write ada-example for Dr Ada Example.' : true
}
