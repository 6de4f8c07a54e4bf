import type {Icon as PhosphorIcon} from '@phosphor-icons/react'
import {CalendarCheckIcon} from '@phosphor-icons/react/dist/ssr/CalendarCheck'
import {ChartBarIcon} from '@phosphor-icons/react/dist/ssr/ChartBar'
import {FileTextIcon} from '@phosphor-icons/react/dist/ssr/FileText'
import {HandshakeIcon} from '@phosphor-icons/react/dist/ssr/Handshake'
import {HourglassMediumIcon} from '@phosphor-icons/react/dist/ssr/HourglassMedium'
import {HouseIcon} from '@phosphor-icons/react/dist/ssr/House'
import {IdentificationBadgeIcon} from '@phosphor-icons/react/dist/ssr/IdentificationBadge'
import {LifebuoyIcon} from '@phosphor-icons/react/dist/ssr/Lifebuoy'
import {MapPinIcon} from '@phosphor-icons/react/dist/ssr/MapPin'
import {PaperPlaneTiltIcon} from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt'
import {ReceiptIcon} from '@phosphor-icons/react/dist/ssr/Receipt'
import {SlidersHorizontalIcon} from '@phosphor-icons/react/dist/ssr/SlidersHorizontal'
import {UserCircleIcon} from '@phosphor-icons/react/dist/ssr/UserCircle'
import type {BenefitIconName} from '#model/benefit-icons.ts'
import {Icon} from '#ui/icon/icon.tsx'

const drawings: Readonly<Record<BenefitIconName, PhosphorIcon>> = {
  handshake: HandshakeIcon,
  receipt: ReceiptIcon,
  badge: IdentificationBadgeIcon,
  paperPlane: PaperPlaneTiltIcon,
  chart: ChartBarIcon,
  person: UserCircleIcon,
  sliders: SlidersHorizontalIcon,
  calendar: CalendarCheckIcon,
  pin: MapPinIcon,
  hourglass: HourglassMediumIcon,
  document: FileTextIcon,
  lifebuoy: LifebuoyIcon,
  house: HouseIcon,
}

/** The drawing an editor chose for a benefit; none in a draft without one. */
export function BenefitIcon({name}: {name: BenefitIconName | null}) {
  return name === null ? null : <Icon of={drawings[name]} size="large" />
}
