import {editorId} from '#content-lake/auth/access.ts'

/** Nobody has a role but that of a local Studio's user. */
export const administrator = {name: 'administrator', title: 'Administrator', description: ''}

/**
 * Describes a user as the users API does. The id of a token is its name.
 *
 * @param id - of the one user of a local Studio, or of a token
 * @param editorName - the name that presence and history show for the user of the Studio
 */
export function userOf(id: string, editorName: string): Record<string, unknown> {
  const name = id === editorId ? editorName : id
  return {
    id,
    name,
    displayName: name,
    email: 'editor@localhost',
    profileImage: '',
    provider: 'local',
    role: 'administrator',
    roles: [administrator],
  }
}
