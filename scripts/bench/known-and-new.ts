import {randomUUID} from 'node:crypto'
import {Agent} from 'node:http'
import {sendOnce} from './form-load.ts'
import {quantile} from './statistics.ts'

const rounds = 500
const knownPeople = 20

/** How long answers took, in milliseconds, to people who were registered already and to people who were not. */
export interface KnownAndNew {
  known: number
  new: number
  /** The known take this share of the time of the new: a stranger who measures learns nothing when it is near 1. */
  ratio: number
  /** How many people were registered by measuring. */
  registered: number
}

/**
 * Registers known and new people in turns over one connection (API-6, LAW-7: nobody finds out who is registered).
 *
 * @param url - the endpoint
 * @param person - makes the body for an address
 * @returns medians
 * @throws when an answer is not 201
 */
export async function timeKnownAndNew(
  url: string,
  person: (email: string) => unknown,
): Promise<KnownAndNew> {
  const agent = new Agent({keepAlive: true, maxSockets: 1})
  const newEmail = () => `${randomUUID()}@example.com`
  const time = async (email: string) => {
    const sent = performance.now()
    const status = await sendOnce(agent, {url, method: 'POST', body: () => person(email)})
    if (status !== 201) throw new Error(`The site answered ${status}.`)
    return performance.now() - sent
  }
  const known = Array.from({length: knownPeople}, newEmail)
  for (const email of known) await time(email)
  const times = {known: Array<number>(), new: Array<number>()}
  for (let round = 0; round < rounds; round++) {
    // Whoever comes second may find the disk busy with the first: they take turns at that too.
    const turns = round % 2 === 0 ? (['known', 'new'] as const) : (['new', 'known'] as const)
    for (const turn of turns) {
      const email = turn === 'new' ? newEmail() : (known[round % knownPeople] ?? newEmail())
      times[turn].push(await time(email))
    }
  }
  agent.destroy()
  const medians = {known: quantile(times.known, 0.5), new: quantile(times.new, 0.5)}
  return {...medians, ratio: medians.known / medians.new, registered: knownPeople + rounds}
}
