import type {Lake} from '#content-lake/lake.ts'
import {DeliveryJournal} from './delivery-journal.ts'
import {HookRule} from './hook-rule.ts'
import type {WebhookDefinition} from './webhook-definition.ts'
import {Webhooks} from './webhooks.ts'

const nothingYet = '-'

/**
 * Prepares the webhooks of a lake and finds the commits an earlier run did not come to tell of.
 * @throws Error naming the webhook whose filter or projection is no GROQ.
 */
export async function openWebhooks(
  lake: Lake,
  definitions: readonly WebhookDefinition[],
  folder: string,
): Promise<Webhooks> {
  const sanity = {projectId: lake.projectId, dataset: lake.datasetName}
  const rules = definitions.map((each) => new HookRule(each, lake.store.dataset, sanity))
  const journal = await DeliveryJournal.open(folder)
  const {history} = lake.store
  const {upTo} = journal
  if (upTo === undefined) await journal.add([], history.lastId() ?? nothingYet)
  const missed = upTo === nothingYet ? history.all() : upTo && history.after(upTo)
  if (upTo !== undefined && !missed) {
    lake.log('content lake: webhooks start afresh, the history they were at is no longer kept')
  }
  return new Webhooks(lake, rules, journal, missed || [])
}
