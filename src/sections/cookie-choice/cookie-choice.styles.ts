import {styled} from 'styled-components'
import {FormFrame} from '#ui/form.styles.ts'

export const Choice = styled(FormFrame)`
  && fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  && legend {
    padding: 0;
    margin-bottom: 0.35rem;
    font-size: var(--t-label);
    font-weight: 650;
  }
  && label {
    display: flex;
    gap: 0.8rem;
    align-items: center;
    min-height: var(--target);
    cursor: pointer;
  }
  && input {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    margin: 0;
    accent-color: var(--btn);
    cursor: pointer;
  }
  && button {
    justify-self: start;
  }
`
