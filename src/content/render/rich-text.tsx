import {PortableText, type PortableTextComponents} from '@portabletext/react'
import type {ComponentProps} from 'react'
import {ContentLink} from './content-link.tsx'
import {RichTextBody} from './rich-text.styles.ts'

interface TextLinkMark {
  _type: string
  kind?: 'page' | 'address' | null
  address?: string | null
  page?: {path: string | null} | null
}

interface TableBlock {
  caption?: string | null
  columns?: string[] | null
  rows?: {_key: string; cells?: string[] | null}[] | null
}

const components: PortableTextComponents = {
  marks: {
    textLink: ({
      children,
      value,
    }: {
      children: React.ReactNode
      value?: TextLinkMark | undefined
    }) => (
      <ContentLink
        link={{
          label: null,
          kind: value?.kind ?? null,
          address: value?.address ?? null,
          page: value?.page ?? null,
        }}
      >
        {children}
      </ContentLink>
    ),
  },
  types: {
    table: ({value}: {value: TableBlock}) => <Table table={value} />,
  },
}

/** Renders rich text of the dataset. */
export function RichText({value}: {value: ComponentProps<typeof PortableText>['value'] | null}) {
  if (value === null) return null
  return (
    <RichTextBody>
      <PortableText value={value} components={components} />
    </RichTextBody>
  )
}

function Table({table}: {table: TableBlock}) {
  const columns = table.columns ?? []
  return (
    <div data-scroll="" role="region" aria-label={table.caption ?? columns.join(', ')} tabIndex={0}>
      <table>
        {table.caption ? <caption>{table.caption}</caption> : null}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(table.rows ?? []).map((row) => (
            <tr key={row._key}>
              {(row.cells ?? []).map((cell, position) => (
                <td key={`${row._key}-${columns[position] ?? position}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
