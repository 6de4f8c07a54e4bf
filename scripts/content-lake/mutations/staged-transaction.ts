import {isValidId, randomId} from '#content-lake/documents/document-ids.ts'
import {isRecord, type LakeDocument} from '#content-lake/documents/document.ts'
import {hasStrongReference, referencesIn} from '#content-lake/documents/references.ts'
import {refusal, RefusedWrite} from '#content-lake/http/errors.ts'
import type {StagingBase} from '#content-lake/store/store.ts'
import type {Change, Transaction} from '#content-lake/store/transaction.ts'
import {applyPatch, type Stamp} from './apply-patch.ts'
import type {DocumentStub, PatchOperations} from './mutation-schema.ts'

export interface MutationResult {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
}

/** A transaction under construction. Nothing of it is visible before it is committed. */
export class StagedTransaction {
  readonly stamp: Stamp
  readonly results: MutationResult[] = []
  readonly #base: StagingBase
  readonly #author: string
  readonly #documents = new Map<string, LakeDocument | null>()
  readonly #mutations = new Map<string, unknown[]>()

  constructor(base: StagingBase, stamp: Stamp, author: string) {
    this.#base = base
    this.stamp = stamp
    this.#author = author
  }

  /** Returns a document including the changes so far. */
  get(id: string): LakeDocument | undefined {
    const staged = this.#documents.get(id)
    return staged === undefined ? this.#base.get(id) : (staged ?? undefined)
  }

  /** @throws RefusedWrite 409 when the document exists */
  create(stub: DocumentStub): void {
    const id = this.#idOf(stub)
    if (this.get(id)) {
      const description = `Document by ID "${id}" already exists`
      throw new RefusedWrite(409, 'documentAlreadyExistsError', description, {id})
    }
    this.#put('create', id, stub)
  }

  createIfNotExists(stub: DocumentStub): void {
    const id = this.#idOf(stub)
    if (this.get(id)) this.results.push({id, operation: 'none'})
    else this.#put('createIfNotExists', id, stub)
  }

  /** @throws RefusedWrite 409 when the existing document has another type */
  createOrReplace(stub: DocumentStub): void {
    this.#put('createOrReplace', this.#idOf(stub), stub)
  }

  /** Deletes a document if it exists. */
  delete(id: string): void {
    const exists = this.get(id) !== undefined
    this.results.push({id, operation: exists ? 'delete' : 'none'})
    if (exists) this.#stage(id, null, {delete: {id}})
  }

  /** @throws RefusedWrite 409 when the document is missing or has another revision */
  patch(id: string, operations: PatchOperations, ifRevisionID?: string): void {
    const before = this.get(id)
    if (!before) {
      const description = `The document with the ID "${id}" was not found`
      throw new RefusedWrite(409, 'documentNotFoundError', description, {id})
    }
    if (ifRevisionID !== undefined && before._rev !== ifRevisionID) {
      const description = `The document "${id}" has the revision "${before._rev}", not "${ifRevisionID}"`
      throw new RefusedWrite(409, 'documentRevisionIDDoesNotMatchError', description, {
        id,
        expectedRevisionID: ifRevisionID,
        currentRevisionID: before._rev,
      })
    }
    this.results.push({id, operation: 'update'})
    this.#stage(id, applyPatch(before, operations, this.stamp), {patch: {...operations, id}})
  }

  /** Returns the completed transaction. @throws LakeError 409 when a strong reference would have no target */
  finish(): Transaction {
    const changes: Change[] = []
    for (const [id, after] of this.#documents) {
      const before = this.#base.get(id) ?? null
      if (before || after) {
        changes.push({id, before, after, mutations: this.#mutations.get(id) ?? []})
      }
    }
    for (const change of changes) this.#checkReferences(change)
    const {transactionId, timestamp} = this.stamp
    return {id: transactionId, timestamp, author: this.#author, changes}
  }

  #idOf(stub: DocumentStub): string {
    const id = stub._id ?? ''
    const complete = id === '' || id.endsWith('.') ? `${id}${randomId()}` : id
    if (!isValidId(complete)) {
      const description = `"${complete}" is not a valid document ID: letters, digits, ".", "_" and "-" only, at most 128 characters`
      throw new RefusedWrite(400, 'validationError', description, {id: complete})
    }
    return complete
  }

  #put(kind: string, id: string, stub: DocumentStub): void {
    const {_type, _createdAt, _updatedAt} = stub
    if (typeof _type !== 'string' || _type === '') {
      const description = `Document "${id}" does not have a _type`
      throw new RefusedWrite(400, 'validationError', description, {id})
    }
    const before = this.get(id)
    if (before && before._type !== _type) {
      const description = `Cannot modify immutable attribute "_type" of the document "${id}" from "${before._type}" to "${_type}"; delete it first`
      throw new RefusedWrite(409, 'immutableAttributeError', description, {id})
    }
    const {transactionId, timestamp, keepUpdatedAt} = this.stamp
    const after = {
      ...structuredClone(stub),
      _id: id,
      _type,
      _createdAt: typeof _createdAt === 'string' ? _createdAt : (before?._createdAt ?? timestamp),
      _updatedAt: keepUpdatedAt && typeof _updatedAt === 'string' ? _updatedAt : timestamp,
      _rev: transactionId,
    }
    this.results.push({id, operation: before ? 'update' : 'create'})
    this.#stage(id, after, {[kind]: withoutRevision(after)})
  }

  #stage(id: string, after: LakeDocument | null, mutation: unknown): void {
    this.#documents.set(id, after)
    this.#mutations.set(id, [...(this.#mutations.get(id) ?? []), mutation])
  }

  #checkReferences({id, after}: Change): void {
    for (const reference of after ? referencesIn(after) : []) {
      if (reference.weak || this.get(reference.id)) continue
      const description = `Document "${id}" references non-existent document "${reference.id}"`
      throw refusal(
        'mutationError',
        new RefusedWrite(409, 'documentHasReferenceToNonExistentDocumentError', description, {
          id,
          referenceID: reference.id,
        }),
      )
    }
    if (after) return
    const candidates = new Set([...this.#base.referrersOf(id), ...this.#documents.keys()])
    const referring = [...candidates].filter(
      (candidate) => candidate !== id && hasStrongReference(this.get(candidate), id),
    )
    if (referring.length > 0) {
      const description = `Document "${id}" cannot be deleted as there are references to it from "${referring.join('", "')}"`
      throw refusal(
        'mutationError',
        new RefusedWrite(409, 'documentHasExistingReferencesError', description, {
          id,
          referencingIDs: referring,
        }),
      )
    }
  }
}

function withoutRevision(document: LakeDocument): Record<string, unknown> {
  const {_rev, ...rest} = document
  return isRecord(rest) ? rest : {_rev}
}
