import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {GoodGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {ToastOpener, ToastSpecimen} from './toast-specimen.styles.ts'

const rendered = (message: string) => (
  <ToastSpecimen>
    <div data-toast="">
      <GoodGlyph />
      <p>{message}</p>
      <button aria-label="Dismiss" type="button">
        <CloseGlyph />
      </button>
    </div>
  </ToastSpecimen>
)

export const toastFixtures = {
  default: rendered('Registration successful! We’ll be in touch soon.'),
  longest: rendered(
    'Registration successful! We’ll be in touch as soon as visits open in your part of London, and never for anything else.',
  ),
  live: (
    <ToastOpener dismissLabel="Dismiss" label="Show a toast" message="Registration successful!" />
  ),
}
