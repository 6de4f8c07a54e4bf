import {dialogFormsIn, dialogLinksIn} from './dialogs.ts'

describe('dialogLinksIn', () => {
  it('finds links at any depth', () => {
    const sections = [
      {primary: {kind: 'dialog', dialog: 'interest', subject: 'gp'}, secondary: null},
      {body: [{markDefs: [{kind: 'dialog', dialog: 'waitlist'}]}]},
    ]
    expect(dialogLinksIn(sections)).toEqual([
      {dialog: 'interest', subject: 'gp'},
      {dialog: 'waitlist', subject: null},
    ])
  })

  it('ignores links of other kinds and unknown dialogs', () => {
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

describe('dialogFormsIn', () => {
  it('returns each form once, with a separate form for carers (CARER-1)', () => {
    const link = (dialog: string, subject: string | null) => ({kind: 'dialog', dialog, subject})
    expect(
      dialogFormsIn([
        link('interest', 'gp'),
        link('interest', 'carer'),
        link('interest', 'nurse'),
        link('providerInterest', 'carer'),
      ]),
    ).toEqual(['interest', 'carer', 'providerInterest'])
  })
})
