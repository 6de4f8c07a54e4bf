import {mkdir, readdir, stat, unlink} from 'node:fs/promises'
import {join} from 'node:path'
import {httpError} from '#content-lake/http/errors.ts'
import {replaceFile} from '#content-lake/store/dataset-file.ts'

export const assetKinds = ['images', 'files'] as const

export type AssetKind = (typeof assetKinds)[number]

const safeName = /^[a-f0-9]{40}(-\d+x\d+)?\.[a-z0-9]{1,10}$/

/** Files of uploaded assets. A name contains the hash of the content, so files never change. */
export class AssetFolder {
  readonly #root: string

  private constructor(root: string) {
    this.#root = root
  }

  /** Opens or creates the folder, and removes half-written files. */
  static async open(root: string): Promise<AssetFolder> {
    for (const kind of assetKinds) {
      const folder = join(root, kind)
      await mkdir(folder, {recursive: true})
      const temporary = (await readdir(folder)).filter((name) => name.endsWith('.new'))
      await Promise.all(temporary.map((name) => unlink(join(folder, name))))
    }
    return new AssetFolder(root)
  }

  async names(kind: AssetKind): Promise<string[]> {
    return (await readdir(join(this.#root, kind))).filter((name) => safeName.test(name))
  }

  /** Removes a file if it exists. */
  async remove(kind: AssetKind, name: string): Promise<void> {
    const path = await this.find(kind, name)
    if (path !== undefined) await unlink(path)
  }

  /** Returns the path of an asset, or `undefined` when there is none with this name. */
  async find(kind: AssetKind, name: string): Promise<string | undefined> {
    if (!safeName.test(name)) return undefined
    const path = join(this.#root, kind, name)
    const found = await stat(path).catch(() => undefined)
    return found?.isFile() ? path : undefined
  }

  /** Stores an asset. Resolves once it is on disk. @throws LakeError 503 when the disk refuses the write */
  async store(kind: AssetKind, name: string, bytes: Buffer): Promise<void> {
    if (!safeName.test(name)) throw httpError(400, `"${name}" is not a valid asset name`)
    if (await this.find(kind, name)) return
    try {
      await replaceFile(join(this.#root, kind, name), [bytes])
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw httpError(503, `The asset could not be saved: ${reason}`)
    }
  }
}
