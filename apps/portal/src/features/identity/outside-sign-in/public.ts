export { OutsideTie } from './outside-tie.tsx';
export { OutsideWay } from './outside-way.tsx';
