import {exposition} from './exposition.ts'

describe('exposition', () => {
  it('OPS-9: writes metrics as Prometheus reads them, and none without a value', () => {
    expect(
      exposition([
        {
          name: 'site_answers_total',
          help: 'Answers\nby status.',
          type: 'counter',
          samples: [
            {labels: {status: '200'}, value: 12},
            {labels: {status: 'a "b" \\ c\n', kind: 'x'}, value: 0.5},
          ],
        },
        {name: 'nothing', help: 'Nothing.', type: 'gauge', samples: []},
        {name: 'up', help: 'Up.', type: 'gauge', samples: [{value: 1}]},
      ]),
    ).toBe(
      [
        '# HELP site_answers_total Answers\\nby status.',
        '# TYPE site_answers_total counter',
        'site_answers_total{status="200"} 12',
        'site_answers_total{status="a \\"b\\" \\\\ c\\n",kind="x"} 0.5',
        '# HELP up Up.',
        '# TYPE up gauge',
        'up 1',
        '',
      ].join('\n'),
    )
  })
})
