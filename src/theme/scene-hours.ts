import {css} from 'styled-components'
import {dataAttribute} from '#lib/data-attribute.ts'
import {type Daylight, daylights} from '#lib/daylight.ts'
import {sceneDark, sceneLight} from './scene-tokens.ts'

/** State of the sky over London, on an element with `hourStyles`. */
export const daylightState = dataAttribute('daylight', daylights)

/** `haze` is how much of the colour `air` lies over the façade; `lamps` and `spill` are opacities of light. */
export const hourTokens = 's-sky1 s-sky2 s-sky3 s-sil1 s-sil2 s-pave air haze lamps spill'

/** Values of `hourTokens`. Each theme keeps its text readable at every hour: by day the dark one stays dark. */
export const hours: Readonly<Record<'light' | 'dark', Readonly<Record<Daylight, string>>>> = {
  light: {
    night: '#A2B4D8 #B2C0DE #F0CDB4 #9DACCB #8495BA #ABB3CD #1F2F5E 30% 1 .55',
    dawn: '#C6CBE4 #F2D9DA #FFDDA8 #DCCBD6 #C9B7C8 #DFD0CE #8C7BA6 16% .6 .2',
    day: '#B5D6E8 #DCEBEA #F8ECD2 #C6D9DF #AEC7D0 #DAD3C6 #FFFFFF 0% 0 0',
    dusk: '#AAB4DD #EABFC4 #FFBE84 #C9A9BE #AD93B3 #CDB9C2 #4E3F78 34% 1 .45',
  },
  dark: {
    night: '#071420 #12293A #33414C #132C3D #0E2433 #16304A #000000 0% 1 .42',
    dawn: '#101F38 #33385A #69464F #2C3250 #212743 #3A3D4C #6A5C8C 20% .75 .34',
    day: '#143349 #234C61 #315366 #204355 #1B3A4B #1B3A4B #9DB4C0 22% 0 .12',
    dusk: '#131B3C #3B2F55 #774136 #35294A #261F3C #35323F #5A3A5E 20% 1 .42',
  },
}

const isFacade = /brick|stucco|pavel|step|leaf|pot|glassoff/

/** Makes the scene's colours follow `daylightState`. */
export const hourStyles = Object.entries({'&': sceneLight, '.dark &': sceneDark}).map(
  ([selector, colours]) => css`
    ${selector} {
      ${Object.entries(colours)
        .filter(([name]) => isFacade.test(name))
        .map(([name, colour]) => `--${name}:color-mix(in srgb,var(--air) var(--haze),${colour});`)}
    }
    ${daylights.map(
      (daylight) => css`
        ${selector}${daylightState.is(daylight)} {
          ${rules(hours[colours === sceneLight ? 'light' : 'dark'][daylight])}
        }
      `,
    )}
  `,
)

function rules(values: string): string[] {
  const names = hourTokens.split(' ')
  return values.split(' ').map((value, column) => `--${names[column] ?? ''}: ${value};`)
}
