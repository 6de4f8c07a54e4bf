import {RocketLaunchIcon} from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import {Icon} from '#ui/icon/icon.tsx'
import {Tag} from './tag.tsx'
import {TagFrame} from './tag.styles.ts'

export const tagFixtures = {
  kinds: (
    <TagFrame>
      <Tag kind="on">Light on</Tag>
      <Tag kind="soon">Coming Soon</Tag>
      <Tag kind="plain">
        <Icon of={RocketLaunchIcon} /> Launch
      </Tag>
      <Tag kind="plain">In person, by video or at your home, whichever suits you</Tag>
    </TagFrame>
  ),
}
