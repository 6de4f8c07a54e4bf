import {styled} from 'styled-components'
import {runningTextStyles} from '#ui/prose/prose.styles.ts'

/** Around rich text of the dataset. */
export const RichTextBody = styled.div`
  ${runningTextStyles}
`
