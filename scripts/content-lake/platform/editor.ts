import {editorId} from '#content-lake/auth/access.ts'

const administrator = {name: 'administrator', title: 'Administrator', description: ''}

/** The one user of a local Studio, as the users API words it. */
export const editor = {
  id: editorId,
  name: 'Local editor',
  displayName: 'Local editor',
  email: 'editor@localhost',
  profileImage: '',
  provider: 'local',
  role: 'administrator',
  roles: [administrator],
}

/** Returns a user by id; a token's name is shown as it is. */
export function userOf(id: string): Record<string, unknown> {
  return id === editorId ? editor : {...editor, id, name: id, displayName: id}
}
