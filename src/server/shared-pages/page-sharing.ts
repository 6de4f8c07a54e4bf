import {randomUUID} from 'node:crypto'
import {CircuitBreaker} from '#content/circuit-breaker.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {markStale} from '#lib/mark-stale.ts'
import type {KnownChanges, SharedPages, StoredPage} from '#lib/shared-pages.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import {packPage, unpackPage} from './pack-page.ts'
import {type SharedStore, StoreEmptiedError} from './shared-store.ts'

/** How soon the others' changes are heard of, in milliseconds. One look is one range of an index or a stream. */
const pollMs = 250
/** How long a store that did not answer is left alone, in milliseconds. */
const retryMs = 1000
/**
 * Whoever asks for a page that is stale here may wait so long for it, in milliseconds; rendering takes about as long.
 */
const findTimeoutMs = 150
/** A webhook is answered later for it; a change that could not be told by then is told afterwards. */
const announceTimeoutMs = 500
const tidyMs = 60 * 60_000
/** More than are told while a page is rendered. */
const maxTellings = 1000

interface Options {
  store: SharedStore
  /** Pages hold the names of their build's files: those of another build are no use. */
  build: string
  /** Called when others told of changes, after the pages they touch were made stale. */
  onChange: () => void
  /** Called when others may have told of changes that nobody can hear of any more. */
  onLoss: () => void
}

/**
 * Tells the other machines what is stale and hears it from them, and exchanges rendered pages with them (decision 59).
 * A store that is away costs nothing but that: what could not be told is kept and told when it is back.
 */
export class PageSharing implements SharedPages {
  readonly #options: Options
  readonly #origin = randomUUID()
  readonly #pages = new CircuitBreaker()
  /** Nobody waits for what is kept: a busy machine, on which reading takes too long, keeps its pages for the others. */
  readonly #kept = new CircuitBreaker()
  /** Tags that the others have not been told, in their order. */
  readonly #untold: string[] = []
  #telling: Promise<void> | undefined
  /** How many tags were made stale here, told or not. */
  #ownTags = 0
  /** Which of them the others were told of, and under which position; the newest last. */
  #tellings: Omit<KnownChanges, 'life'>[] = []
  /**
   * The newest change that was heard of. A process that starts hears of all that are kept: its build may be older than
   * any of them, and what the others rendered since is there to be taken.
   */
  #heard = 0
  #isOpen = false
  /** Which life of the store positions are of. */
  #life: string | null = null
  /** The newest change that is known of: one of our own may be newer than what was heard. */
  #position: number | null = null
  #isAway = false
  #tidiedAt = 0
  #timer: NodeJS.Timeout | undefined
  #round = Promise.resolve()
  #isStopping = false

  constructor(options: Options) {
    this.#options = options
  }

  known(): KnownChanges | null {
    return this.#position === null || this.#life === null
      ? null
      : {life: this.#life, position: this.#position, ownTags: this.#ownTags}
  }

  isReachable(): boolean {
    return this.#position !== null && !this.#isAway
  }

  /** Begins to listen, and goes on until it is stopped. */
  start(): void {
    this.#round = this.#run()
  }

  /**
   * Listens no more, and tells what has not been told, if that can be done soon. What is made stale afterwards, while
   * the last requests are answered, is still told.
   */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#round
    await this.announce([])
  }

  async find(key: string): Promise<StoredPage | null> {
    const {store, build} = this.#options
    // The store cannot know what it has not been told; when the answer comes it is too late to see that. Whatever is
    // made stale from now on makes the answer stale too.
    if (this.#untold.length > 0) return null
    const bytes = await this.#ask(this.#pages, () => store.findPage(build, key))
    return bytes && (await unpackPage(bytes).catch(() => null))
  }

  keep(key: string, page: StoredPage, tags: readonly string[], known: KnownChanges): void {
    const {store, build} = this.#options
    if (!this.#kept.admits(Date.now())) return
    const keepAll = async () => {
      const body = await packPage(page)
      // A page is rendered again as soon as it is stale, which may be sooner than the others are told.
      await this.#telling?.catch(() => undefined)
      const {life, position} = known
      // The store was emptied since, and knows of no change that this page may lack.
      if (life !== this.#life) return
      const ownPosition = this.#ownPosition(known)
      const by = {origin: this.#origin, ownPosition}
      await store.keepPage({life, build, key, position, ...by, tags, body})
    }
    keepAll().then(
      () => this.#kept.succeed(),
      () => this.#kept.fail(Date.now(), false),
    )
  }

  async announce(tags: readonly string[]): Promise<void> {
    this.#untold.push(...tags)
    this.#ownTags += tags.length
    await withDeadline(this.#tell(), announceTimeoutMs).catch(() => undefined)
  }

  async #ask<Answer>(
    breaker: CircuitBreaker,
    ask: () => Promise<Answer>,
    timeoutMs = findTimeoutMs,
  ): Promise<Answer | null> {
    if (this.#position === null || !breaker.admits(Date.now())) return null
    const asked = Date.now()
    try {
      const answer = await withDeadline(ask(), timeoutMs)
      breaker.succeed()
      return answer
    } catch {
      const now = Date.now()
      breaker.fail(now, now - asked >= timeoutMs)
      return null
    }
  }

  /** One at a time; whoever calls meanwhile waits for a telling that holds its tags. */
  async #tell(): Promise<void> {
    await this.#telling?.catch(() => undefined)
    if (this.#untold.length === 0) return
    this.#telling ??= this.#tellAll().finally(() => (this.#telling = undefined))
    await this.#telling
  }

  async #tellAll(): Promise<void> {
    const {length} = this.#untold
    const ownTags = this.#ownTags
    const life = this.#life
    const position = await this.#options.store.append(this.#origin, [...new Set(this.#untold)])
    if (life !== this.#life) throw new StoreEmptiedError('What was told was lost.')
    // What was added meanwhile stays, the same tags included: they were made stale once more.
    this.#untold.splice(0, length)
    this.#tellings = [...this.#tellings, {position, ownTags}].slice(-maxTellings)
    this.#position = Math.max(this.#position ?? 0, position)
  }

  /** The newest change of our own all of whose tags were stale by then: what it was about had been published. */
  #ownPosition({ownTags}: KnownChanges): number {
    return this.#tellings.findLast((telling) => telling.ownTags <= ownTags)?.position ?? 0
  }

  async #run(): Promise<void> {
    const {store} = this.#options
    try {
      if (!this.#isOpen) await this.#open()
      await this.#tell()
      await this.#hear()
      if (this.#isAway) console.info('The other machines can be reached again.')
      this.#isAway = false
      if (Date.now() - this.#tidiedAt > tidyMs) {
        this.#tidiedAt = Date.now()
        await store.deleteOld()
      }
    } catch (error) {
      if (error instanceof StoreEmptiedError) this.#isOpen = false
      else this.#noteAway(error)
    }
    if (this.#isStopping) return
    this.#timer = setTimeout(() => this.start(), this.#isAway ? retryMs : pollMs).unref()
  }

  #noteAway(error: unknown): void {
    if (!this.#isAway) console.warn('The other machines cannot be reached:', describeFailure(error))
    this.#isAway = true
  }

  /** Begins again from nothing where the store has: what the others told meanwhile is unknown. */
  async #open(): Promise<void> {
    const life = await this.#options.store.open()
    this.#isOpen = true
    if (life === this.#life) return
    // Who could not listen from the start may have missed a life that is over by now.
    const isLoss = this.#life !== null || this.#isAway
    this.#life = life
    this.#heard = 0
    this.#position = null
    this.#tellings = []
    this.#tidiedAt = 0
    if (isLoss) this.#options.onLoss()
  }

  async #hear(): Promise<void> {
    const changes = await this.#options.store.changesAfter(this.#heard)
    const told = changes.filter(({origin}) => origin !== this.#origin)
    const tags = new Set(told.flatMap((change) => change.tags))
    if (tags.size > 0) markStale([...tags])
    this.#heard = changes.at(-1)?.position ?? this.#heard
    this.#position = Math.max(this.#position ?? 0, this.#heard)
    if (tags.size > 0) this.#options.onChange()
  }
}
