import {useMemo} from 'react'
import {Observable} from 'rxjs'
import {
  definePlugin,
  type LayoutProps,
  type PreparedSnapshot,
  getPublishedId,
  useClient,
  useDocumentPreviewStore,
} from 'sanity'
import {contentApiVersion} from '#model/content-api.ts'
import {extendPreviews} from '#studio/sanity-internals.ts'
import {describeUsage, lineWithUsage} from './describe-usage.ts'
import {isToBeUsed, type Usage} from './usage.ts'
import {UsageIndex} from './usage-index.ts'
import {usageSourceOf} from './usage-source.ts'

/** Says in the second line of each document, wherever one is listed, found or referred to, where it is used. */
export const usageInRows = definePlugin({
  name: 'usage-in-rows',
  studio: {components: {layout: LayoutWithUsage}},
})

function LayoutWithUsage(props: LayoutProps) {
  const client = useClient({apiVersion: contentApiVersion})
  const store = useDocumentPreviewStore()
  const index = useMemo(() => new UsageIndex(usageSourceOf(client)), [client])
  extendPreviews(store, withUsageFrom(index))
  return props.renderDefault(props)
}

/** A row is there at once, and says where its document is used as soon as that is known. */
function withUsageFrom(index: UsageIndex) {
  return (prepared: PreparedSnapshot) =>
    new Observable<PreparedSnapshot>((row) => {
      const type = nameOf(prepared)
      const id = prepared.snapshot?._id
      if (!isToBeUsed(type) || id === undefined) {
        row.next(prepared)
        row.complete()
        return
      }
      const publishedId = getPublishedId(id)
      const show = (usage: Usage | undefined) => {
        row.next(usage === undefined ? prepared : withUsage(prepared, type, usage))
      }
      show(index.current(type, publishedId))
      return index.follow(type, publishedId, show)
    })
}

function nameOf({type}: PreparedSnapshot): string | undefined {
  return type !== undefined && 'name' in type ? type.name : undefined
}

function withUsage(prepared: PreparedSnapshot, type: string, usage: Usage): PreparedSnapshot {
  const {snapshot} = prepared
  const subtitle = lineWithUsage(snapshot?.subtitle, describeUsage(type, usage))
  return {...prepared, snapshot: {...snapshot, subtitle}}
}
