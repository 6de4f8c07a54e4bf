import type {Lake} from '#content-lake/lake.ts'
import {DeliveryJournal} from './delivery-journal.ts'
import {WebhookRule} from './webhook-rule.ts'
import type {WebhookDefinition} from './webhook-definition.ts'
import {Webhooks} from './webhooks.ts'

const nothingYet = '-'

/**
 * Opens the webhooks of a lake and finds commits that an earlier run didn't queue.
 * @throws Error naming a webhook with an invalid filter or projection
 */
export async function openWebhooks(
  lake: Lake,
  definitions: readonly WebhookDefinition[],
  folder: string,
): Promise<Webhooks> {
  const sanity = {projectId: lake.projectId, dataset: lake.datasetName}
  const rules = definitions.map((each) => new WebhookRule(each, lake.store.dataset, sanity))
  const journal = await DeliveryJournal.open(folder)
  const {history} = lake.store
  const {upTo} = journal
  if (upTo === undefined) await journal.add([], history.lastId() ?? nothingYet)
  const missed = upTo === nothingYet ? history.all() : upTo && history.after(upTo)
  if (upTo !== undefined && !missed) {
    lake.log(
      'content lake: webhooks may have missed changes: the history no longer contains their last transaction',
    )
  }
  return new Webhooks(lake, rules, journal, missed || [])
}
