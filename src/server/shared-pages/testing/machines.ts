import {randomBytes} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'
import type {StoredPage} from '#lib/shared-pages.ts'
import {PageSharing} from '#server/shared-pages/page-sharing.ts'
import type {SharedStore} from '#server/shared-pages/shared-store.ts'

interface MachineOptions {
  store?: SharedStore
  build?: string
  onChange?: () => void
  onLoss?: () => void
}

/** What is known to who knows nothing. */
export const nothing = {life: 'none', position: 0, ownTags: 0}

/** A page as Next stores it. */
export const page = (html: string): StoredPage => ({
  value: {
    kind: 'APP_PAGE',
    html,
    rscData: randomBytes(16),
    headers: {'x-next-cache-tags': 'a,b'},
    segmentData: new Map([['/_tree', randomBytes(16)]]),
  },
  context: {cacheControl: {revalidate: false, expire: undefined}, isFallback: false},
})

/** A bound for what never comes. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`never came: ${isTrue.toString()}`)
    await sleep(5)
  }
}

/** Keeping is nothing that anybody waits for. */
export async function keep(sharing: PageSharing, key: string, stored: StoredPage, tags: string[]) {
  sharing.keep(key, stored, tags, sharing.known() ?? nothing)
  await until(async () => (await sharing.find(key)) !== null)
}

/** Machines that share one store, each with a connection of its own. */
export class Machines {
  readonly #openStore: () => SharedStore
  readonly #started: {sharing: PageSharing; store: SharedStore}[] = []

  /** @param openStore - makes a connection */
  constructor(openStore: () => SharedStore) {
    this.#openStore = openStore
  }

  /** Starts what a machine of its own would have, without waiting for it. */
  start({
    store = this.#openStore(),
    build = 'build',
    onChange = () => {},
    onLoss = () => {},
  }: MachineOptions = {}): PageSharing {
    const sharing = new PageSharing({
      store,
      build,
      onChange,
      onLoss,
    })
    sharing.start()
    this.#started.push({sharing, store})
    return sharing
  }

  /** Starts one, and waits until it knows what was told before. */
  async machine(options: MachineOptions = {}): Promise<PageSharing> {
    const sharing = this.start(options)
    await until(() => sharing.known() !== null)
    return sharing
  }

  /** Stops all that were started. */
  async stopAll(): Promise<void> {
    await Promise.all(
      this.#started.splice(0).map(async ({sharing, store}) => {
        await sharing.stop()
        await store.close()
      }),
    )
  }
}
