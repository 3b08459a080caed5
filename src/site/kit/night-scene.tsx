import { SideDrawing } from './side-drawing.tsx';
import { stars } from './sky-shapes.ts';

const truck = {
  vehicle: 'ford-f150-2015',
  lift: 4,
  tire: 34.8,
  colour: '#4a5878',
  ground: false,
  ghost: false,
};

/** The desert at night behind a page's closing call to action. Decorative. */
export function NightScene() {
  return (
    <div className="night-scene" aria-hidden="true">
      <svg
        className="scene"
        viewBox="0 0 1440 420"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <path className="night-stars" d={stars.bright} strokeWidth="2" />
        <path className="night-stars" d={stars.faint} strokeWidth="1.4" opacity=".5" />
        <circle className="night-moon" cx="1290" cy="84" r="32" />
        <path
          className="night-hill"
          d="M0 330L120 312 260 322 400 296 540 316 700 290 860 318 1010 300 1180 282 1320 306 1440 292V420H0Z"
        />
        <path className="night-ground" d="M0 356H1440V420H0Z" />
      </svg>
      <SideDrawing className="night-truck" drawing={truck} alt="" night />
    </div>
  );
}
