import {createGlobalStyle} from 'styled-components'
import {buttonStyle} from '#ui/button/button.styles.ts'
import {formStyle} from '#ui/form.styles.ts'
import {columnsStyle} from '#ui/layout/columns.styles.ts'
import {layoutStyles} from '#ui/layout/layout.styles.ts'
import {listStyle} from '#ui/layout/list.styles.ts'
import {mediaStyle} from '#ui/layout/media.styles.ts'
import {starStyle} from '#ui/star-rating/star-rating.styles.ts'
import {tagStyle} from '#ui/tag/tag.styles.ts'
import {textLinkStyle} from '#ui/text-link/text-link.styles.ts'

/** Styles of the parts that pages use again and again, mounted once in the root layout. */
export const UiStyle = createGlobalStyle`
  ${layoutStyles}
  ${columnsStyle}
  ${listStyle}
  ${mediaStyle}
  ${buttonStyle}
  ${textLinkStyle}
  ${tagStyle}
  ${starStyle}
  ${formStyle}
`
