import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {PriceHeroSection} from './price-hero.section.tsx'

describe('PriceHeroSection', () => {
  it.each([['Print this page'], [undefined]])(
    'offers to print with the label %j',
    async (printLabel) => {
      const section = {...sectionState('priceHero'), claim: null, printLabel}
      const buttons = (await renderTree(<PriceHeroSection section={section} />)).querySelectorAll(
        'button',
      )
      expect(buttons.map(({text}) => text)).toEqual(printLabel === undefined ? [] : [printLabel])
    },
  )
})
