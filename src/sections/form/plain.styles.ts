import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {doorStyles} from '#ui/scene/door/door-scene.styles.ts'

/** Little space above, because the section follows its headline. */
export const FormBand = styled(Band)`
  && {
    padding-top: calc(var(--sec) / 4);
  }
`

export const FormColumns = styled.div`
  ${doorStyles}
  & [data-picture] > svg {
    max-height: 44rem;
    border-radius: var(--r-3);
    aspect-ratio: 400 / 520;
  }
  & [data-picture] img {
    width: 100%;
    max-height: 44rem;
    border-radius: var(--r-3);
    object-fit: cover;
    object-position: 50% 100%;
  }
  ${below.large} {
    & [data-picture] {
      display: none;
    }
  }
  /* The card of the waitlist has the only door. */
  &:has([data-joined]) [data-picture] {
    display: none;
  }
  ${from.large} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--gap);
    align-items: start;
  }
`
