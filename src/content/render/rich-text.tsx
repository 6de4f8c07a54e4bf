import {PortableText, type PortableTextComponents} from '@portabletext/react'
import type {ComponentProps} from 'react'
import {DataTable} from '#ui/data-table/data-table.tsx'
import {CallableText, WithCallableText} from './callable-text.tsx'
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
    strong: ({children}) => (
      <strong>
        <WithCallableText>{children}</WithCallableText>
      </strong>
    ),
    em: ({children}) => (
      <em>
        <WithCallableText>{children}</WithCallableText>
      </em>
    ),
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
  block: {
    normal: ({children}) => (
      <p>
        <WithCallableText>{children}</WithCallableText>
      </p>
    ),
  },
  listItem: ({children}) => (
    <li>
      <WithCallableText>{children}</WithCallableText>
    </li>
  ),
  types: {
    table: ({value}: {value: TableBlock}) => <Table table={value} />,
  },
  // Blocks that were imported or come from a newer schema; the Studio marks them in the document.
  unknownType: () => null,
  unknownMark: ({children}) => <>{children}</>,
}

/** Renders rich text of the dataset; what can be called or written to in it is a link. */
export function RichText({value}: {value: ComponentProps<typeof PortableText>['value'] | null}) {
  if (value === null) return null
  return (
    <RichTextBody>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </RichTextBody>
  )
}

function Table({table}: {table: TableBlock}) {
  return (
    <DataTable
      caption={table.caption ?? null}
      columns={table.columns ?? []}
      rows={(table.rows ?? []).map(({_key, cells}) => ({
        key: _key,
        cells: (cells ?? []).map((cell) => <CallableText key={cell} text={cell} />),
      }))}
    />
  )
}
