import {ListIcon} from '@phosphor-icons/react/dist/ssr/List'
import {dialogHostId} from '@/ui/dialog/dialog-host.styles'
import {Icon} from '@/ui/icon/icon'
import {MiniDoor} from '@/ui/mini-door/mini-door'
import {Tag} from '@/ui/tag/tag'
import {TagFrame} from '@/ui/tag/tag.styles'
import {SlideInButton, SlideInLinks} from './slide-in-opener.styles'

const links = (label: string) => (
  <TagFrame>
    <SlideInLinks aria-label={label}>
      <p>For Patients</p>
      <ul>
        <li>
          <a href="#main">
            <MiniDoor door="gp" isOpen />
            GP at home
          </a>
        </li>
        <li>
          <a href="#main">
            <MiniDoor door="nurse" isOpen={false} />
            Nurse at home
            <Tag kind="soon">Soon</Tag>
          </a>
        </li>
      </ul>
      <p>Lamplight</p>
      <ul>
        <li>
          <a href="#main">About</a>
        </li>
      </ul>
    </SlideInLinks>
  </TagFrame>
)

export const slideInFixtures = {
  links: (prefix: string) => links(`Links of the menu, ${prefix}`),
  live: (
    <SlideInButton
      href="#main"
      hostId={dialogHostId}
      label="Open menu"
      title="Menu"
      closeLabel="Close menu"
      icon={<Icon of={ListIcon} weight="bold" />}
    >
      {links('Main')}
    </SlideInButton>
  ),
}
