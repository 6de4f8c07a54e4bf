import {PortableText, type PortableTextComponents, toPlainText} from '@portabletext/react'
import type {ComponentProps, ReactNode} from 'react'
import {DataTable} from '#ui/data-table/data-table.tsx'
import {LinkifiedText, LinkifiedChildren} from './linkified-text.tsx'
import {fileUrl} from '#content/media/media-url.ts'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {ContentButton} from './content-link.styles.ts'
import {ContentLink, type LinkContent} from './content-link.tsx'
import {Picture, type PictureContent} from './picture.tsx'
import {RichTextBody} from '#ui/rich-text.styles.ts'

interface TextLinkMark {
  _type: string
  kind?: LinkContent['kind'] | 'file'
  address?: string | null
  page?: {path: string | null} | null
  /** Path of the asset. */
  file?: string | null
}

interface ImageBlock {
  picture?: PictureContent | null
  caption?: string | null
}

interface ButtonBlock {
  link?: LinkContent | null
}

interface TableBlock {
  caption?: string | null
  columns?: string[] | null
  rows?: {_key: string; cells?: string[] | null}[] | null
}

const linkified = (Tag: 'strong' | 'em' | 'p' | 'li') =>
  function Linkified({children}: {children?: ReactNode}) {
    return (
      <Tag>
        <LinkifiedChildren>{children}</LinkifiedChildren>
      </Tag>
    )
  }

const components: PortableTextComponents = {
  marks: {
    strong: linkified('strong'),
    em: linkified('em'),
    textLink: ({children, value}: {children: ReactNode; value?: TextLinkMark | undefined}) => (
      <ContentLink link={linkOf(value)}>{children}</ContentLink>
    ),
  },
  block: {normal: linkified('p')},
  listItem: linkified('li'),
  types: {
    table: ({value}: {value: TableBlock}) => <Table table={value} />,
    captionedPicture: ({value}: {value: ImageBlock}) => (
      <figure>
        <Picture
          picture={value.picture ?? null}
          sizes={pictureSizes({medium: '100vw', large: '46rem'})}
        />
        {value.caption ? <figcaption>{value.caption}</figcaption> : null}
      </figure>
    ),
    button: ({value}: {value: ButtonBlock}) =>
      value.link ? (
        <p>
          <ContentButton link={value.link} />
        </p>
      ) : null,
  },
  // Imported blocks or ones of a newer schema; the Studio marks them.
  unknownType: () => null,
  unknownMark: ({children}) => <>{children}</>,
}

type Block = Exclude<ComponentProps<typeof PortableText>['value'], readonly unknown[]>

/** Renders rich text, with phone numbers and email addresses linked. */
export function RichText({value}: {value: Block | readonly (Block | null)[] | null}) {
  // Imports leave empty entries, headings and paragraphs.
  const blocks = definedItems([value].flat()).filter(
    (block) => block._type !== 'block' || toPlainText([block]).trim() !== '',
  )
  if (blocks.length === 0) return null
  return (
    <RichTextBody>
      <PortableText value={blocks} components={components} onMissingComponent={false} />
    </RichTextBody>
  )
}

function linkOf(mark: TextLinkMark | undefined): LinkContent {
  const {kind = null, address = null, page = null, file = null} = mark ?? {}
  if (kind === 'file') {
    return {label: null, kind: 'address', address: file === null ? null : fileUrl(file)}
  }
  return {label: null, kind, address, page}
}

function Table({table}: {table: TableBlock}) {
  return (
    <DataTable
      caption={table.caption ?? null}
      columns={table.columns ?? []}
      rows={(table.rows ?? []).map(({_key, cells}) => ({
        key: _key,
        cells: (cells ?? []).map((cell) => <LinkifiedText key={cell} text={cell} />),
      }))}
    />
  )
}
