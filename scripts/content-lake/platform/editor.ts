import {editorId} from '#content-lake/auth/access.ts'

/** The only role. */
export const administrator = {name: 'administrator', title: 'Administrator', description: ''}

/** Returns a user in the form of the users API: the editor, or a token by its name. */
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
