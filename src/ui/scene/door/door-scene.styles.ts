import {css} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {from} from '#theme/breakpoints.ts'
import {doorName} from '#ui/mini-door/mini-door.tsx'

/** Version of the drawing: `tall` for wide screens, `wide` for narrow ones. */
export const doorView = dataAttribute('door-view', ['tall', 'wide'])

/** Styles for `DoorScene`, to include in its parent. */
export const doorStyles = css`
  ${doorView.selector} {
    width: 100%;
    height: 100%;
  }
  ${doorView.is('tall')} {
    display: none;
  }
  ${from.large} {
    ${doorView.is('tall')} {
      display: block;
    }
    ${doorView.is('wide')} {
      display: none;
    }
  }
  ${doorName.values.map((door) => `${doorName.is(door)} { --door: var(--door-${door}); }`)}
  ${doorView.selector} text {
    font-family: var(--serif);
    font-weight: 560;
    fill: var(--lamp-2);
  }
  ${doorView.selector} [data-spill] {
    opacity: var(--spill);
    mix-blend-mode: screen;
  }
`
