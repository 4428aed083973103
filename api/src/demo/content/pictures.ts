/** Demo data: the gallery of the simulated venue, drawn in the colours of the brand. */

/** A picture of the gallery. */
export interface Picture {
  /** Name of its file. */
  readonly name: string;
  /** Alternative text. */
  readonly alt: string;
  /** Items and events with this picture, by beginnings of their names. */
  readonly shows: readonly string[];
  readonly svg: string;
}

const [WIDTH, HEIGHT] = [1280, 960];

const colour = {
  ...{ deep: '#0A4855', fjord: '#0B5160', sky: '#E1EEF0', paper: '#F7F8F6', ink: '#10211F', line: '#D9DFDB' },
  ...{ amber: '#F2A81D', cream: '#FDF1D8', red: '#7A1F2B', green: '#1F6B45', wood: '#B9783F', gold: '#E6C66A' },
} as const;

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const oval = (x: number, y: number, across: number, high: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${high}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;
const circle = (x: number, y: number, radius: number, fill: string) => oval(x, y, radius, radius, fill);
const shape = (path: string, fill: string, opacity = 1) => `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
const at = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A bottle that stands on the point 0, 0. */
const bottle = (glass: string, cap: string) =>
  rect(-55, -330, 110, 330, glass, 16) +
  shape('M-55 -310C-55 -390 -20 -380 -20 -430H20C20 -380 55 -390 55 -310Z', glass) +
  rect(-20, -500, 40, 90, glass) +
  rect(-23, -510, 46, 66, cap, 6) +
  rect(-55, -220, 110, 120, colour.paper) +
  rect(-32, -190, 64, 8, colour.line) +
  rect(-32, -170, 44, 8, cap);

/** A glass of wine that stands on the point 0, 0. */
const glass = (wine: string) =>
  shape('M-92 -430C-104 -260 -52 -196 0 -196S104 -260 92 -430Z', '#FFFFFF', 0.55) +
  shape('M-97 -330C-92 -240 -48 -204 0 -204S92 -240 97 -330Z', wine) +
  rect(-6, -200, 12, 190, '#FFFFFF') +
  oval(0, -8, 74, 11, '#FFFFFF');

/** A plate from above. */
const plate = (content: string) =>
  circle(640, 480, 400, colour.paper) + circle(640, 480, 300, '#FFFFFF') + `<g>${content}</g>`;

const draw = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${rect(0, 0, WIDTH, HEIGHT, ground)}${content}</svg>`;

const rack = (y: number, glasses: readonly string[]) =>
  glasses
    .map((each, index) => at(140 + index * 166, y, 0.72, bottle(each, index % 2 ? colour.amber : colour.red)))
    .join('') + rect(60, y, 1160, 22, colour.wood, 6);

const lamp = (x: number) =>
  rect(x - 3, 0, 6, 190, colour.cream) +
  shape(`M${x - 80} 260L${x - 250} 640H${x + 250}L${x + 80} 260Z`, colour.amber, 0.14) +
  shape(`M${x - 80} 260C${x - 80} 210 ${x - 40} 180 ${x} 180S${x + 80} 210 ${x + 80} 260Z`, colour.amber);

const shell = (x: number, y: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} ${y})">${oval(x, y, 96, 124, '#8D9A96')}${oval(x, y, 78, 104, '#DCE4E1')}${oval(x + 6, y + 14, 46, 62, '#B7C4C0')}${circle(x + 16, y + 40, 13, colour.paper)}</g>`;

const table = rect(0, 760, WIDTH, 200, colour.wood);

export const pictures: readonly Picture[] = [
  {
    ...{ name: 'bar.png', alt: 'Drawing of a bar with three lamps, bottles behind it and four stools', shows: [] },
    svg: draw(
      colour.deep,
      rect(140, 520, 1000, 14, colour.wood) +
        repeat(9, (index) =>
          at(210 + index * 108, 520, 0.42, bottle(index % 3 ? colour.green : colour.red, colour.amber)),
        ) +
        [320, 640, 960].map(lamp).join('') +
        rect(60, 640, 1160, 36, colour.wood, 8) +
        rect(100, 676, 1080, 284, colour.fjord) +
        repeat(4, (index) => {
          const x = 260 + index * 250;
          return oval(x, 780, 78, 20, colour.amber) + rect(x - 8, 790, 16, 170, colour.ink);
        }),
    ),
  },
  {
    ...{ name: 'bottles.png', alt: 'Drawing of bottles on a wooden rack' },
    shows: ['Bottle of the week', 'Riesling Kabinett, bottle', 'Crémant, bottle', 'Tasting: natural'],
    svg: draw(
      colour.fjord,
      rack(470, [colour.green, colour.red, colour.gold, colour.green, colour.ink, colour.gold, colour.green]) +
        rack(900, [colour.gold, colour.green, colour.ink, colour.red, colour.green, colour.gold, colour.red]),
    ),
  },
  {
    ...{ name: 'red-wine.png', alt: 'Drawing of a glass of red wine on a table in front of a window' },
    shows: ['House red', 'Barolo', 'Beaujolais', 'Tasting: Piedmont'],
    svg: draw(
      colour.cream,
      rect(160, 90, 620, 560, colour.sky, 12) +
        circle(620, 240, 84, colour.amber) +
        shape('M160 560C300 470 460 600 780 500V650H160Z', colour.fjord, 0.5) +
        rect(460, 90, 16, 560, colour.paper) +
        table +
        at(840, 830, 1.55, glass(colour.red)),
    ),
  },
  {
    ...{ name: 'flight.png', alt: 'Drawing of three glasses with white, orange and red wine on a board' },
    shows: ['Tasting flight', 'House white', 'Orange wine', 'Tasting: the Mosel'],
    svg: draw(
      colour.deep,
      table +
        rect(150, 800, 980, 44, colour.cream, 12) +
        [colour.gold, colour.amber, colour.red]
          .map((wine, index) => at(340 + index * 300, 806, 1.15, glass(wine)))
          .join(''),
    ),
  },
  {
    ...{ name: 'cheese-board.png', alt: 'Drawing of a wooden board with three cheeses and grapes' },
    shows: ['Cheese board', 'Cheese box', 'Cheese and wine', 'Tapas box'],
    svg: draw(
      colour.fjord,
      rect(130, 170, 1020, 640, colour.wood, 60) +
        circle(230, 490, 26, colour.fjord) +
        shape('M360 330L700 250V430L380 450Z', colour.amber) +
        circle(560, 350, 20, colour.wood) +
        circle(640, 310, 14, colour.wood) +
        circle(500, 620, 130, colour.paper) +
        shape('M500 620L620 560A134 134 0 0 1 630 650Z', colour.wood) +
        shape('M760 600L1010 520L1060 690L800 730Z', colour.cream) +
        repeat(12, (index) =>
          circle(840 + (index % 4) * 56 + (index > 7 ? 28 : 0), 300 + Math.floor(index / 4) * 50, 32, colour.red),
        ),
    ),
  },
  {
    ...{ name: 'olives.png', alt: 'Drawing of a plate with green olives and almonds', shows: ['Olives and almonds'] },
    svg: draw(
      colour.amber,
      plate(
        repeat(9, (index) => {
          const turn = (index / 9) * Math.PI * 2;
          const [x, y] = [640 + Math.round(Math.cos(turn) * 180), 480 + Math.round(Math.sin(turn) * 180)];
          return oval(x, y, 62, 48, colour.green, index * 40) + circle(x + 20, y - 8, 11, colour.red);
        }) +
          repeat(5, (index) =>
            oval(580 + (index % 3) * 62, 450 + Math.floor(index / 3) * 76, 40, 24, colour.wood, 30 + index * 50),
          ),
      ),
    ),
  },
  {
    ...{ name: 'oysters.png', alt: 'Drawing of three oysters with lemon on a plate', shows: ['Oysters', 'Mussels'] },
    svg: draw(
      colour.deep,
      plate(
        shell(510, 410, -30) +
          shell(770, 420, 35) +
          shell(620, 620, 5) +
          circle(810, 640, 70, colour.amber) +
          circle(810, 640, 56, colour.cream) +
          repeat(
            6,
            (index) =>
              `<rect x="807" y="586" width="6" height="54" fill="${colour.amber}" transform="rotate(${index * 60} 810 640)"/>`,
          ),
      ),
    ),
  },
  {
    ...{ name: 'tart.png', alt: 'Drawing of a slice of chocolate tart with cream', shows: ['Chocolate tart'] },
    svg: draw(
      colour.sky,
      plate(
        shape('M420 560L800 330L830 560Z', '#4A2B20') +
          shape('M800 330C860 390 870 490 830 560L800 552C830 490 822 400 776 345Z', colour.wood) +
          oval(560, 640, 90, 60, colour.cream, -10) +
          repeat(4, (index) => circle(760 + index * 34, 640 + (index % 2) * 26, 14, colour.red)),
      ),
    ),
  },
];
