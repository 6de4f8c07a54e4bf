import {visibleText} from './visible-text.ts'

describe('visibleText', () => {
  it('collects text for visitors and skips labels of links and fields for code', () => {
    expect(
      visibleText([
        {
          _type: 'pageHero',
          _key: 'hero',
          headline: 'A GP at your door',
          tone: 'blue',
          anchor: 'top',
          primary: {kind: 'page', label: 'Request a visit', page: {_ref: 'page-x'}},
          picture: {alt: 'A kitchen', image: {asset: {_ref: 'image-1'}}},
        },
        {_type: 'prose', body: [{_type: 'block', style: 'h2', children: [{text: 'Bold'}]}]},
        {_type: 'workedExamples', examples: [{_type: 'workedExample', story: 'An itchy rash.'}]},
        {_type: 'clinicians', labels: {rating: 'Rated {rating}'}, heading: 'Rated {rating}'},
        {_type: 'hero', emptyPictureLabel: 'A lit house', clip: {text: 'A house'}, next: 'Next'},
        null,
        7,
      ]),
    ).toBe('A GP at your door\nBold')
  })
})
