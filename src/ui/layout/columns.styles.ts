import {styled} from 'styled-components'
import {onEveryPage, partSelector} from '#ui/every-page.styles.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {from} from '#theme/breakpoints.ts'

/** Shares of the twelve columns from the desktop width; two equal columns by default. */
const columnShare = dataAttribute('share', ['4-8', '5-7', '7-5'])

const columnAlign = dataAttribute('align', ['center', 'end'])

export interface ColumnsVariants {
  $share?: ValueOf<typeof columnShare>
  /** At the top by default. */
  $align?: ValueOf<typeof columnAlign>
}

const columns = onEveryPage('columns')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--columns);
  &${columnAlign.is('center')} {
    align-items: center;
  }
  /* A picture would leave with the middle of a column that grows. */
  &${columnAlign.is('center')}:has([open]) > ${partSelector('media')} {
    align-self: start;
  }
  &${columnAlign.is('end')} {
    align-items: end;
  }
  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &${columnShare.is('4-8')} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
    &${columnShare.is('5-7')} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    &${columnShare.is('7-5')} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`

/** Returns the attributes of columns in client code, which carries no styles. */
export const columnsAttributes = ({$share, $align}: ColumnsVariants) => ({
  ...columns,
  ...columnShare.of($share),
  ...columnAlign.of($align),
})

/** Two columns from the desktop width, below each other on smaller screens. */
export const Columns = styled.div.attrs<ColumnsVariants>(columnsAttributes)``
