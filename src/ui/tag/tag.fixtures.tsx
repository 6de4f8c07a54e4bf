import {RocketLaunchIcon} from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import {Icon} from '#ui/icon/icon.tsx'
import {Tag} from './tag.tsx'
import {TagList} from './tag.styles.ts'

export const tagFixtures = {
  kinds: (
    <TagList>
      <li>
        <Tag kind="on">Light on</Tag>
      </li>
      <li>
        <Tag kind="soon">Coming Soon</Tag>
      </li>
      <li>
        <Tag kind="plain">
          <Icon of={RocketLaunchIcon} /> Launch
        </Tag>
      </li>
      <li>
        <Tag kind="plain">In person, by video or at your home, whichever suits you</Tag>
      </li>
    </TagList>
  ),
}
