import {PrinterIcon} from '@phosphor-icons/react/dist/ssr/Printer'
import {Icon} from '#ui/icon/icon.tsx'
import {PrintPageButton, PrintPageLink} from './print-button.styles.ts'

export const printButtonFixtures = {
  outline: (
    <PrintPageButton $variant="outline">
      <Icon of={PrinterIcon} /> Print this page
    </PrintPageButton>
  ),
  link: (
    <PrintPageLink>
      <Icon of={PrinterIcon} size="small" /> Print this page
    </PrintPageLink>
  ),
}
