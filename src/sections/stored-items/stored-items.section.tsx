import {Fragment} from 'react'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {DataTable} from '#ui/data-table/data-table.tsx'
import {Stack} from '#ui/layout/layout.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {isListed} from './is-listed.server.ts'
import {StorageStatus} from './lazy-storage-status.client.tsx'

/** Table of the items that the site stores on a device, and whether each is stored now (LAW-5). */
export function StoredItemsSection({section}: SectionProps<'storedItems'>) {
  const {anchor, heading, text, items} = section
  const {nameLabel, purposeLabel, setByLabel, lastsLabel, nowLabel} = section
  if (!isListed(section)) return null
  return (
    <Section anchor={anchor} heading={heading} width="wide">
      <Stack>
        <RichText value={text} />
        <DataTable
          caption={heading}
          columns={[nameLabel, purposeLabel, setByLabel, lastsLabel, nowLabel]}
          hidesCaption
          rows={definedItems(items).map(({_key, name, purpose, setBy, lasts}) => ({
            key: _key,
            cells: [
              breakable(name),
              purpose,
              setBy,
              lasts,
              <StorageStatus key="now" labels={section} name={name} />,
            ],
          }))}
        />
      </Stack>
    </Section>
  )
}

/** Lets a long name break after an underscore, not before its last letter. */
const breakable = (name: string) =>
  name.split(/(?<=_)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
