import {dialogLinksIn} from './dialogs.ts'

describe('the dialogs that links of a page open', () => {
  it('are found wherever a link stands', () => {
    const sections = [
      {primary: {kind: 'dialog', dialog: 'interest', subject: 'gp'}, secondary: null},
      {body: [{markDefs: [{kind: 'dialog', dialog: 'waitlist'}]}]},
    ]
    expect(dialogLinksIn(sections)).toEqual([
      {dialog: 'interest', subject: 'gp'},
      {dialog: 'waitlist', subject: null},
    ])
  })

  it('are not those of links that once opened one, and none that nobody knows', () => {
    expect(
      dialogLinksIn([
        {kind: 'page', dialog: 'interest'},
        {kind: 'dialog', dialog: 'unknown'},
        {kind: 'dialog', dialog: null},
      ]),
    ).toEqual([])
    expect(dialogLinksIn(null)).toEqual([])
  })
})
