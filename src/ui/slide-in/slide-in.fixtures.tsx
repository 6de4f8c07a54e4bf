import {ListIcon} from '@phosphor-icons/react/dist/ssr/List'
import {dialogHostId} from '#ui/dialog/dialog-host.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {TagFrame} from '#ui/tag/tag.styles.ts'
import {SlideInButton, SlideInLinks} from './slide-in-opener.styles.ts'

const links = (label: string) => (
  <TagFrame>
    <SlideInLinks aria-label={label}>
      <p>For Patients</p>
      <ul>
        <li>
          <a href="#main">
            <MiniDoor door="gp" state="lit" />
            GP at home
          </a>
        </li>
        <li>
          <a href="#main">
            <MiniDoor door="nurse" state="dark" />
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
  links: links('Links of the menu'),
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
