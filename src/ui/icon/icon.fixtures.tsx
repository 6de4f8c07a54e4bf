import {HouseIcon} from '@phosphor-icons/react/dist/ssr/House'
import {VideoCameraIcon} from '@phosphor-icons/react/dist/ssr/VideoCamera'
import {Row} from '#ui/layout/layout.styles.ts'
import {Icon} from './icon.tsx'

export const iconFixtures = {
  sizes: (
    <Row>
      <Icon of={HouseIcon} size="small" /> Small
      <Icon of={HouseIcon} /> With text
      <Icon of={VideoCameraIcon} size="large" /> Large
    </Row>
  ),
}
