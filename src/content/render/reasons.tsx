import type {Icon as PhosphorIcon} from '@phosphor-icons/react'
import {ArrowUUpLeftIcon} from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft'
import {HandshakeIcon} from '@phosphor-icons/react/dist/ssr/Handshake'
import {HouseLineIcon} from '@phosphor-icons/react/dist/ssr/HouseLine'
import {LockKeyIcon} from '@phosphor-icons/react/dist/ssr/LockKey'
import {MoonStarsIcon} from '@phosphor-icons/react/dist/ssr/MoonStars'
import {ReceiptIcon} from '@phosphor-icons/react/dist/ssr/Receipt'
import {SealCheckIcon} from '@phosphor-icons/react/dist/ssr/SealCheck'
import {TimerIcon} from '@phosphor-icons/react/dist/ssr/Timer'
import {definedItems} from '#lib/defined-items.ts'
import type {ReasonIconName} from '#model/reason-icons.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {RuledReasons} from './reasons.styles.ts'

const drawings: Readonly<Record<ReasonIconName, PhosphorIcon>> = {
  registered: SealCheckIcon,
  times: MoonStarsIcon,
  price: ReceiptIcon,
  quick: TimerIcon,
  cancel: ArrowUUpLeftIcon,
  privacy: LockKeyIcon,
  meet: HouseLineIcon,
  joined: HandshakeIcon,
}

interface Reason {
  _key: string
  title: string
  text: string
  icon: ReasonIconName
}

/** A ruled list of reasons in two columns, each under its drawing. */
export function Reasons({items}: {items: readonly Reason[] | null}) {
  return (
    <RuledReasons>
      {definedItems(items).map(({_key, title, text, icon}) => (
        <li key={_key}>
          <Icon of={drawings[icon]} size="large" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </RuledReasons>
  )
}
