import {ClientError} from '@sanity/client'
import type {SanityClient} from 'sanity'

export interface Upload {
  readonly name: string
  readonly state: 'pending' | 'stored' | 'failed'
  /** Why the content lake refused the file, if it did. */
  readonly reason?: string
}

/**
 * Uploads files one after another, so that each gets the full bandwidth. A failed file does not stop the rest.
 *
 * @param show - is called with the state of all files whenever one changes
 */
export async function uploadFiles(
  client: Pick<SanityClient, 'assets'>,
  files: readonly File[],
  show: (uploads: readonly Upload[]) => void,
): Promise<void> {
  const uploads: Upload[] = files.map(({name}) => ({name, state: 'pending'}))
  show([...uploads])
  for (const [index, file] of files.entries()) {
    uploads[index] = {name: file.name, ...(await upload(client, file))}
    show([...uploads])
  }
}

async function upload(
  client: Pick<SanityClient, 'assets'>,
  file: File,
): Promise<Omit<Upload, 'name'>> {
  const kind = file.type.startsWith('image/') ? 'image' : 'file'
  try {
    await client.assets.upload(kind, file, {filename: file.name})
    return {state: 'stored'}
  } catch (error) {
    return {
      state: 'failed',
      ...(error instanceof ClientError && {reason: error.message.replace(/^[\w ]+ - /, '')}),
    }
  }
}
