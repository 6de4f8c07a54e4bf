import {defineBehavior, raise} from '@portabletext/editor/behaviors'
import {BehaviorPlugin} from '@portabletext/editor/plugins'
import type {PortableTextPluginsProps} from 'sanity'
import {addressLink, readPasted} from './read-pasted.ts'

const behaviors = [
  // Sanity reads the HTML in the next step, which a later behavior can't change.
  defineBehavior({
    on: 'deserialize',
    guard: ({snapshot, event: {originEvent}}) => {
      const {dataTransfer} = originEvent.originEvent
      const html = dataTransfer.getData('text/html')
      const isOfThisEditor = dataTransfer.types.includes('application/x-portable-text')
      const data = html === '' || isOfThisEditor ? [] : readPasted(html, snapshot.context.schema)
      // A copied picture alone has no text.
      return data.length > 0 && {data}
    },
    actions: [
      ({event: {originEvent}}, {data}) => [
        raise({type: 'deserialization.success', mimeType: 'text/html', data, originEvent}),
      ],
    ],
  }),
]

const pasteLink = {link: ({value}: {value: {href: string}}) => addressLink(value.href)}

/** Lets every text with formatting read what is pasted from other programs into the site's own blocks and links. */
export function TextPlugins(props: PortableTextPluginsProps) {
  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      {props.renderDefault({...props, plugins: {...props.plugins, pasteLink}})}
    </>
  )
}
