import {HouseIcon} from '@phosphor-icons/react/dist/ssr/House'
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Row} from '#ui/layout/layout.styles.ts'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {StarRating} from '#ui/star-rating/star-rating.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {TextLink} from '#ui/text-link/text-link.styles.ts'
import {PersonCards} from './card.styles.ts'

const person = (name: string, available: string | null) => (
  <li key={name}>
    <div data-card-picture="">
      <ArchPortrait $size="card">
        <MiniDoor door="gp" state="lit" />
      </ArchPortrait>
      {available === null ? null : <Tag kind="on">{available}</Tag>}
    </div>
    <div data-card-copy="">
      <h3>{name}</h3>
      <p data-card-meta="">
        General Practice · 9 years’ experience
        <br />
        Whitechapel · English, Bengali
      </p>
      <p>
        <StarRating rating={4.9} text="Rated 4.9 out of 5 (example)" /> <b>4.9</b> (127 reviews)
      </p>
      <p data-card-modes="">
        <span>
          <Icon of={HouseIcon} size="small" /> Home visit
        </span>
      </p>
      <Row>
        <ButtonLink href="#main" $size="small">
          Book a visit
        </ButtonLink>
        <TextLink href="#main">View profile</TextLink>
      </Row>
    </div>
  </li>
)

export const cardFixtures = {
  people: (
    <PersonCards>
      {person('Dr Yusuf Rahman', 'Evening')}
      {person('Dr Olumide Featherstonehaugh-Cholmondeley', 'This afternoon')}
      {person('Grace Mensah', null)}
    </PersonCards>
  ),
}
