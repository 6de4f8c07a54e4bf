import {styled} from 'styled-components'
import {Band} from '#ui/layout/layout.styles.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

/** The opening of a page that holds nothing else. */
export const FormOutcomeBand = styled(Band)`
  && {
    & h1 {
      max-width: 15em;
    }
  }
`

const outcomeKind = dataAttribute('kind', ['success', 'failure'])

interface OutcomeVariants {
  $kind: ValueOf<typeof outcomeKind>
}

/** A calm mark above the words, which say the same. */
export const OutcomeMark = styled.span.attrs<OutcomeVariants>(({$kind}) => outcomeKind.of($kind))`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  &${outcomeKind.is('success')} {
    background: var(--ok-bg);
    color: var(--ok);
  }
  &${outcomeKind.is('failure')} {
    background: var(--bad-bg);
    color: var(--bad);
  }
  & > svg {
    width: 2.25rem;
    height: 2.25rem;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`

/** What to look at in the form again. */
export const FieldsToCheck = styled.div`
  display: grid;
  gap: 0.6rem;
  & h2 {
    font-size: var(--t-label);
    letter-spacing: normal;
  }
  & ul {
    display: grid;
    gap: 0.3rem;
    padding-left: 1.25rem;
  }
  /* One under the other, each is a target of its own (WCAG 2.5.8). */
  & a {
    display: inline-block;
    min-height: 24px;
  }
`
