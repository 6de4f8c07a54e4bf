import {PrinterIcon} from '@phosphor-icons/react/dist/ssr/Printer'
import {Icon} from '#ui/icon/icon.tsx'
import {PrintPageLink as Link} from './print-button.styles.ts'

/** Prints the page. */
export function PrintPageLink({label}: {label: string}) {
  return (
    <Link>
      <Icon of={PrinterIcon} size="small" />
      {label}
    </Link>
  )
}
