import type {Icon as PhosphorIcon} from '@phosphor-icons/react'
import {ArrowUUpLeftIcon} from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft'
import {CalendarCheckIcon} from '@phosphor-icons/react/dist/ssr/CalendarCheck'
import {ChartBarIcon} from '@phosphor-icons/react/dist/ssr/ChartBar'
import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {CircleDashedIcon} from '@phosphor-icons/react/dist/ssr/CircleDashed'
import {FileTextIcon} from '@phosphor-icons/react/dist/ssr/FileText'
import {HandshakeIcon} from '@phosphor-icons/react/dist/ssr/Handshake'
import {HourglassMediumIcon} from '@phosphor-icons/react/dist/ssr/HourglassMedium'
import {HouseIcon} from '@phosphor-icons/react/dist/ssr/House'
import {HouseLineIcon} from '@phosphor-icons/react/dist/ssr/HouseLine'
import {IdentificationBadgeIcon} from '@phosphor-icons/react/dist/ssr/IdentificationBadge'
import {LifebuoyIcon} from '@phosphor-icons/react/dist/ssr/Lifebuoy'
import {LockKeyIcon} from '@phosphor-icons/react/dist/ssr/LockKey'
import {MapPinIcon} from '@phosphor-icons/react/dist/ssr/MapPin'
import {MinusCircleIcon} from '@phosphor-icons/react/dist/ssr/MinusCircle'
import {MoonStarsIcon} from '@phosphor-icons/react/dist/ssr/MoonStars'
import {PaperPlaneTiltIcon} from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt'
import {PlusCircleIcon} from '@phosphor-icons/react/dist/ssr/PlusCircle'
import {ReceiptIcon} from '@phosphor-icons/react/dist/ssr/Receipt'
import {SealCheckIcon} from '@phosphor-icons/react/dist/ssr/SealCheck'
import {SlidersHorizontalIcon} from '@phosphor-icons/react/dist/ssr/SlidersHorizontal'
import {TimerIcon} from '@phosphor-icons/react/dist/ssr/Timer'
import {UserCircleIcon} from '@phosphor-icons/react/dist/ssr/UserCircle'
import type {PointIconName} from '#shared/point-icons.ts'
import {Icon} from '#ui/icon/icon.tsx'

const icons: Readonly<Record<PointIconName, PhosphorIcon>> = {
  registered: SealCheckIcon,
  times: MoonStarsIcon,
  price: ReceiptIcon,
  quick: TimerIcon,
  cancel: ArrowUUpLeftIcon,
  privacy: LockKeyIcon,
  meet: HouseLineIcon,
  joined: HandshakeIcon,
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
  tick: CheckCircleIcon,
  minus: MinusCircleIcon,
  plus: PlusCircleIcon,
  dashes: CircleDashedIcon,
}

interface PointIconProps {
  name: PointIconName | undefined
  size?: 'text' | 'large'
}

/** Icon that an editor chose; renders nothing in a draft without one. */
export function PointIcon({name, size = 'large'}: PointIconProps) {
  return name === undefined ? null : <Icon of={icons[name]} size={size} />
}
