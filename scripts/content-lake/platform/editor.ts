import {EDITOR_ID} from '#content-lake/auth/access.ts'

const ADMINISTRATOR = {name: 'administrator', title: 'Administrator', description: ''}

/** The one user of a local Studio, as the users API words it. */
export const EDITOR = {
  id: EDITOR_ID,
  name: 'Local editor',
  displayName: 'Local editor',
  email: 'editor@localhost',
  profileImage: '',
  provider: 'local',
  role: 'administrator',
  roles: [ADMINISTRATOR],
}

/** Returns a user by id; a token's name is shown as it is. */
export function userOf(id: string): Record<string, unknown> {
  return id === EDITOR_ID ? EDITOR : {...EDITOR, id, name: id, displayName: id}
}
