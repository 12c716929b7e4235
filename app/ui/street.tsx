import type { ReactNode } from "react";

import { joinClasses } from "./join-classes";

/** Where the lanterns on the rope hang between the two poles: x, and the y of the rope there. */
const ropeLanterns = [272, 322, 372, 422, 468, 514, 564, 614, 664].map((x) => ({
  x,
  y: 58 + 26 * (1 - ((x - 468) / 236) ** 2),
}));

/** Lanterns under the eaves of single shops. */
const eaveLanterns = [
  { x: 44, y: 166 },
  { x: 106, y: 166 },
  { x: 386, y: 176 },
  { x: 456, y: 176 },
  { x: 624, y: 172 },
  { x: 684, y: 172 },
  { x: 836, y: 176 },
];

/**
 * The town itself: a row of small shops at dusk, in the colour of the text around it. It fills the box that
 * `className` gives it and shows the middle of the street where the box is narrow.
 */
export function Street({ className = "h-44 w-full" }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 936 260"
      preserveAspectRatio="xMidYMax slice"
      className={joinClasses("mask-x-from-96% mask-x-to-100%", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Sky />
      <TownHouse />
      <Grocer />
      <Tenement />
      <TeaHouse />
      <Bookshop />
      <BathHouse />
      <Bakery />
      <Cottage />
      {eaveLanterns.map(({ x, y }) => (
        <Lantern key={x} x={x} y={y} />
      ))}
      <path d="M0 236H936" />
      <path d="M0 249H936" strokeDasharray="26 10 6 10" opacity="0.5" />
    </svg>
  );
}

function Lantern({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <path d={`M${x} ${y}v4m-2.5 0h5m-5 13.5h5`} />
      <ellipse cx={x} cy={y + 10.7} rx="5.2" ry="6.2" className="fill-accent" stroke="none" />
    </g>
  );
}

/** A window with somebody at home. */
function Lit({ children }: { children: ReactNode }) {
  return <g className="fill-lamp/75">{children}</g>;
}

function Sky() {
  return (
    <g>
      <path d="M838 30a17 17 0 1 0 15 25a14 14 0 0 1-15-25Z" className="fill-lamp" stroke="none" />
      <path d="M0 66Q116 66 232 46Q468 92 704 46Q820 66 936 66" opacity="0.55" />
      <path d="M232 58Q468 110 704 58" />
      <path d="M232 236V34M216 46h32M222 58h20M704 236V34M688 46h32M694 58h20" />
      <path d="M220 46v-5M244 46v-5M692 46v-5M716 46v-5" />
      {ropeLanterns.map(({ x, y }) => (
        <Lantern key={x} x={x} y={y} />
      ))}
    </g>
  );
}

function TownHouse() {
  return (
    <g>
      <path d="M14 134L75 92L136 134M27 126V236M123 126V236M18 162h114l-6-8H24Z" />
      <Lit>
        <circle cx="75" cy="124" r="9" />
      </Lit>
      <path d="M75 115v18M66 124h18M54 162v34h42v-34M68 162v30M82 162v30M54 236v-40M96 236v-40M34 206h12M104 206h12" />
    </g>
  );
}

function Grocer() {
  return (
    <g>
      <path d="M144 236V166h76v70M156 166v-22h52v22M164 155h36" />
      <path d="M138 176h88l-6-10h-76ZM138 176q0 8 7.3 8t7.3-8q0 8 7.3 8t7.3-8q0 8 7.3 8t7.3-8q0 8 7.3 8t7.3-8q0 8 7.3 8t7.3-8q0 8 7.3 8t7.3-8" />
      <Lit>
        <path d="M152 196h34v22h-34Z" />
      </Lit>
      <path d="M169 196v22M194 236v-40h18v40M206 218v.1M150 226h38l-4 10h-30Z" />
    </g>
  );
}

function Tenement() {
  return (
    <g>
      <path d="M248 236V112h68v124M243 112h78M282 112V98M276 102h12" />
      <Lit>
        <path d="M258 124h16v18h-16ZM290 156h16v18h-16Z" />
      </Lit>
      <path d="M290 124h16v18h-16ZM258 156h16v18h-16ZM266 124v18M298 124v18M266 156v18M298 156v18M254 146h24M286 146h24M254 178h24M286 178h24" />
      <path d="M262 236v-32a12 12 0 0 1 24 0v32M298 208h10M298 214h10M316 128h11v38h-11M321.5 136v.1M321.5 147v.1M321.5 158v.1" />
    </g>
  );
}

function TeaHouse() {
  return (
    <g>
      <path d="M336 142Q352 138 360 118H482Q490 138 506 142ZM356 118h130M364 113h114" />
      <path d="M378 118l-8 24M398 118l-5 24M421 118v24M444 118l5 24M464 118l8 24" />
      <Lit>
        <path d="M368 150h106v18H368Z" />
      </Lit>
      <path d="M352 142V236M490 142V236M381 150v18M394 150v18M407.5 150v18M421 150v18M434.5 150v18M448 150v18M461 150v18" />
      <path d="M338 178h166l-8-8H346ZM364 236v-30h22v30M456 236v-30h22v30M371.3 206v30M378.6 206v30M463.3 206v30M470.6 206v30" />
      <path
        d="M394 178h54v26q-6.7 4-13.5 0q-6.7 4-13.5 0q-6.7 4-13.5 0q-6.7 4-13.5 0Z"
        className="fill-accent/25"
      />
      <path d="M407.5 182v22M421 182v22M434.5 182v22M398 236v-30M444 236v-30" />
    </g>
  );
}

function Bookshop() {
  return (
    <g>
      <path d="M512 166L596 144V154L512 176ZM520 174V236M590 156V236" />
      <path d="M548 154q-1-10 5-12l1-5 3 3h4l3-3 1 6q4 1 4 5M569 148q5 1 5-5" />
      <Lit>
        <path d="M528 184h34v36h-34Z" />
      </Lit>
      <path d="M528 202h34M533 202v-12M537 202v-14M541 202v-11M546 202l3-12M553 202v-13M557 202v-10M534 220v-12M539 220v-10M543 220v-13M551 220v-11M555 220v-12" />
      <path d="M568 236v-48h15v48M579 214v.1M528 236v-8h34v8" />
    </g>
  );
}

function BathHouse() {
  return (
    <g>
      <path d="M604 170Q634 166 654 138Q674 166 700 170M610 172q28-4 44-24q16 20 40 24M616 172V236M692 172V236" />
      <path d="M668 144V98h11v58M665 98h17M668 106h11" />
      <path d="M674 90q-7-5 0-10t1-10" opacity="0.6" />
      <path d="M632 176h44v22q-5.5 4-11 0q-5.5 4-11 0q-5.5 4-11 0q-5.5 4-11 0ZM643 176v22M654 176v22M665 176v22M632 236v-38M676 236v-38M648 164q6-5 12 0" />
      <path d="M654 236v-30M640 236v-30M668 236v-30" opacity="0.6" />
    </g>
  );
}

function Bakery() {
  return (
    <g>
      <path d="M718 236V124h76v112M712 124h88M716 116h80M724 116v-8h64v8" />
      <Lit>
        <path d="M728 160v-14a7 7 0 0 1 14 0v14ZM770 160v-14a7 7 0 0 1 14 0v14Z" />
      </Lit>
      <path d="M749 160v-14a7 7 0 0 1 14 0v14ZM726 160h18M747 160h18M768 160h18" />
      <path d="M712 190h88l-6-16h-76ZM728 174l-3 16M742 174l-1 16M756 174v16M770 174l1 16M784 174l3 16" />
      <Lit>
        <path d="M726 198h36v24h-36Z" />
      </Lit>
      <path d="M732 222q0-7 6-7t6 7M746 222q0-7 6-7t6 7M770 236v-38h16v38M775 218v.1" />
    </g>
  );
}

function Cottage() {
  return (
    <g>
      <path d="M812 180L852 142L892 180M822 172V236M882 172V236M816 176h72" />
      <Lit>
        <path d="M848 190h24v20h-24Z" />
      </Lit>
      <path d="M860 190v20M848 200h24M828 236v-38h13v38M846 218h28v6h-28" />
      <path d="M914 236v-40M914 214l8-8M914 206l-7-7M914 198a18 18 0 1 1 .1 0" />
    </g>
  );
}
