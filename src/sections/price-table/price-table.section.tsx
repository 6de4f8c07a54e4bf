import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {DataTable} from '#ui/data-table/data-table.tsx'
import {Section} from '#ui/layout/section.tsx'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {PrintPageLink} from '#ui/print-button/print-page-link.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {doorStateOf, isAnnounced} from '#shared/service-status.ts'
import {Prices} from './price-table.styles.ts'

type Row = NonNullable<SectionProps<'priceTable'>['section']['rows']>[number]

/** Price of each kind of visit. The service document decides whether it is open (G-7). */
export function PriceTableSection({section}: SectionProps<'priceTable'>) {
  const {anchor, heading, serviceLabel, priceLabel, includesLabel, printLabel, rows} = section
  return (
    <Section anchor={anchor} heading={heading} width="wide">
      <Prices>
        <DataTable
          caption={heading}
          columns={[serviceLabel, priceLabel, includesLabel]}
          hidesCaption
          rows={definedItems(rows).map((row) => ({
            key: row._key,
            cells: [
              <ServiceCell key="service" row={row} />,
              <PriceCell key="price" row={row} />,
              row.includes,
            ],
          }))}
        />
      </Prices>
      {printLabel ? <PrintPageLink label={printLabel} /> : null}
    </Section>
  )
}

function ServiceCell({row: {title, service}}: {row: Row}) {
  if (service === null) return <b>{title}</b>
  return (
    <span data-service="">
      <MiniDoor door={service.key} state={doorStateOf(service.status)} />
      <span>
        <b>{title}</b>
        <Tag kind={isAnnounced(service.status) ? 'on' : 'soon'}>{service.statusLabel}</Tag>
      </span>
    </span>
  )
}

/** Text in place of a price is smaller than a figure. */
function PriceCell({row: {price}}: {row: Row}) {
  return /\d/.test(price) ? <span data-figure="">{price}</span> : <span data-text="">{price}</span>
}
