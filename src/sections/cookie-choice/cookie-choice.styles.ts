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
    margin-bottom: var(--s-1);
    font-size: var(--t-body);
    font-weight: 650;
  }
  && label {
    display: flex;
    gap: var(--s-3);
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
