export { HourOfWeekChart } from './HourOfWeekChart.tsx';
export { TimeSeriesChart } from './TimeSeriesChart.tsx';
